/** A call as it goes over the wire, without the token that says whose it is. */
export interface ApiRequest {
  method: string;
  address: string;
  body?: unknown;
}

/** Makes a call, for the page as for its service worker. */
export const fetchRequest = (
  { method, address, body }: ApiRequest,
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
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
