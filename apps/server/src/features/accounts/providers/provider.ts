/** A person as their provider describes them. */
export interface ProviderPerson {
  /** The provider's own id, which never changes. */
  id: string;
  email: string | null;
  /** Whether the provider has verified the address. */
  emailVerified: boolean;
  /** Anything else it says: name, picture. */
  data: Record<string, unknown>;
}

/** What a sign-in sends to the provider; its secrets come back with the person. */
export interface Departure {
  /** Our callback URL. */
  callback: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  scopes: string | undefined;
  /** Provider-specific parameters that the caller asked for. */
  extra: Record<string, string>;
}

/** A service that people can sign in with. Its errors are thrown unchanged. */
export interface Provider {
  /** Where to send the browser. */
  departure(departure: Departure): Promise<URL>;
  /** Exchanges the code in the callback's URL. */
  arrival(
    address: URL,
    expected: Pick<Departure, "state" | "nonce" | "codeVerifier">,
  ): Promise<ProviderPerson>;
  /** Reads an ID token that another program got from the provider; absent if it issues none. */
  readIdToken?(token: string): Promise<{ person: ProviderPerson; nonce: string | null }>;
}

/** Seconds that a provider may take to answer. */
export const patience = 10;
