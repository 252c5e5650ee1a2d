import { registerPlugin } from "@capacitor/core";

/** The phone's secure storage: Keychain on iOS, Keystore on Android. */
interface SecureStorage {
  get: (of: { key: string }) => Promise<{ value: string }>;
  set: (of: { key: string; value: string }) => Promise<unknown>;
  remove: (of: { key: string }) => Promise<unknown>;
}
const secure = registerPlugin<SecureStorage>("SecureStoragePlugin");

/** Null if nothing is kept, which the plugin reports as a failure. */
export const kept = (key: string): Promise<string | null> =>
  secure.get({ key }).then(
    ({ value }) => value,
    () => null,
  );

let last: Promise<unknown> = Promise.resolve();

/** One after the other, so that what was said last stays. */
export function keep(key: string, value: string | null): Promise<unknown> {
  const write = () => (value === null ? secure.remove({ key }) : secure.set({ key, value }));
  last = last.then(write).catch(() => undefined);
  return last;
}

/**
 * Has the phone's secure storage stand in for one key of the page's own, which anything that reads
 * the app's files could read. The page asks at once, so it is answered from memory.
 */
export async function keepSecurely(key: string): Promise<void> {
  let held = await kept(key);
  const { getItem, setItem, removeItem } = Storage.prototype;
  const isOurs = (storage: Storage, asked: string) => asked === key && storage === localStorage;
  const hold = (value: string | null) => {
    held = value;
    void keep(key, value);
  };
  Storage.prototype.getItem = function (this: Storage, asked) {
    return isOurs(this, asked) ? held : getItem.call(this, asked);
  };
  Storage.prototype.setItem = function (this: Storage, asked, value) {
    if (isOurs(this, asked)) hold(value);
    else setItem.call(this, asked, value);
  };
  Storage.prototype.removeItem = function (this: Storage, asked) {
    if (isOurs(this, asked)) hold(null);
    else removeItem.call(this, asked);
  };
}
