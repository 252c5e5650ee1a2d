import { madeAgoHeader } from "@morsel/domain/made-ago";

/** A call as it goes over the wire, without the token that says whose it is. */
export interface ApiRequest {
  method: string;
  address: string;
  body?: unknown;
  /** When the change that it carries was made (ms since 1970). */
  madeAt?: number;
}

/** Makes a call, for the page as for its service worker. */
export const fetchRequest = (
  { method, address, body, madeAt }: ApiRequest,
  token: string | null,
  signal?: AbortSignal,
): Promise<Response> =>
  fetch(address, {
    method,
    credentials: "include",
    headers: {
      accept: "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      // The time in between: this device's clock may be wrong.
      ...(madeAt !== undefined && { [madeAgoHeader]: `${Math.max(0, Date.now() - madeAt)}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
