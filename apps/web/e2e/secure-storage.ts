/** The phone's secure storage, whose missing keys are failures. */
export function secureStorage(kept: Map<string, string>) {
  const at = (key: unknown) => String(key);
  return {
    get: ({ key }: Record<string, unknown>) => {
      const value = kept.get(at(key));
      if (value === undefined) throw new Error("Item with given key does not exist");
      return { value };
    },
    set: ({ key, value }: Record<string, unknown>) => {
      kept.set(at(key), at(value));
      return { value: true };
    },
    remove: ({ key }: Record<string, unknown>) => ({ value: kept.delete(at(key)) }),
  };
}
