/**
 * Inline texts where something is thrown. For ESLint's `no-restricted-syntax` on the server, whose
 * failures are shown to people.
 */
const message =
  "A text that people read stands in its room's messages.ts: name it there, and say messages.… here.";
const written = ":matches(Literal[value=/\\w \\w/], TemplateLiteral)";

export const texts = [
  {
    selector: `NewExpression[callee.name=/(Failure|ConfigError|DatabaseError|BackupError)$/] > ${written}`,
    message,
  },
  { selector: `Property[key.name='message'] > ${written}`, message },
  {
    selector: `CallExpression[callee.name=/^(unavailable|notFound|notSignedIn|tooMany)$/] > ${written}`,
    message,
  },
];
