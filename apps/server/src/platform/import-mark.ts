/** What tells a row that an import wrote from one that a request made. */
export const importMark = (importId: string): string => `import ${importId}`;

/** What an undo leaves in the place of that: such a row may be imported again. */
export const undoneMark = "undone";
