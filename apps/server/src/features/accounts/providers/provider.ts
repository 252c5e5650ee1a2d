/** Whom a provider says the person is. */
export interface ProviderPerson {
  /** The provider's own id, which never changes. */
  id: string;
  email: string | null;
  /** Whether the provider says that it has checked the address. */
  emailVerified: boolean;
  /** What it tells besides: name, picture. */
  data: Record<string, unknown>;
}

/** What a sign-in takes along to the provider; the secrets come back with the person. */
export interface Departure {
  /** Our address for the way back. */
  callback: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  scopes: string | undefined;
  /** Parameters of the provider's own that the caller asked for. */
  extra: Record<string, string>;
}

/** Another service at which people sign in. Its failures are thrown as they come. */
export interface Provider {
  /** Where to send the browser. */
  departure(departure: Departure): Promise<URL>;
  /** Trades the code in the address on which the browser came back. */
  arrival(
    address: URL,
    expected: Pick<Departure, "state" | "nonce" | "codeVerifier">,
  ): Promise<ProviderPerson>;
  /** Reads an ID token that another program got from the provider; absent where there are none. */
  readIdToken?(token: string): Promise<{ person: ProviderPerson; nonce: string | null }>;
}

/** Seconds that a provider may take to answer. */
export const patience = 10;
