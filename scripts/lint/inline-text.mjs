/**
 * Rejects displayed texts outside of messages files: between tags, in an attribute or property that
 * is shown (`title`, `aria-label` …), in any attribute that starts like a sentence, and sentences that
 * are assigned or returned.
 *
 * @typedef {any} Node as the TypeScript parser makes them
 * @type {import("eslint").Rule.RuleModule}
 */
export const inlineText = {
  meta: {
    type: "suggestion",
    schema: [],
    messages: {
      inline: "A text that people read belongs in {{ home }}: move “{{ text }}” there.",
    },
  },
  create(context) {
    const home = messagesOf(context.filename);

    /** @param {Node} node @param {(text: string) => boolean} [isWording] */
    function check(node, isWording = hasWords) {
      for (const one of shownBy(node)) {
        const text = textOf(one);
        if (isWording(text)) {
          context.report({ node: one, messageId: "inline", data: { home, text: text.trim() } });
        }
      }
    }

    return {
      /** @param {Node} node */
      JSXText: (node) => check(node),
      /** @param {Node} node */
      JSXExpressionContainer(node) {
        if (node.parent.type !== "JSXAttribute") check(node.expression);
      },
      /** @param {Node} node */
      JSXAttribute(node) {
        const name = node.name.name;
        if (node.value) check(node.value, isShown.test(name) ? hasWords : beginsSentence);
      },
      /** @param {Node} node */
      Property(node) {
        const name = node.key.name ?? node.key.value;
        // Names of sonner's parts, which happen to look the same.
        const isClass = node.parent.parent?.key?.name === "classNames";
        if (isShown.test(name) && !isClass) check(node.value);
      },
      /** @param {Node} node */
      AssignmentExpression: (node) => check(node.right, isSentence),
      /** @param {Node} node */
      ReturnStatement: (node) => node.argument && check(node.argument, isSentence),
      /** @param {Node} node */
      ArrowFunctionExpression: (node) => check(node.body, isSentence),
    };
  },
};

const isShown =
  /^(alt|aria-(description|label|placeholder|roledescription|valuetext)|title|label|placeholder|description|eyebrow|hint|message|text|heading|words|summary)$/;

/** Units are symbols, the same in every language. @param {string} text */
const hasWords = (text) =>
  (text.match(/\p{L}+/gu) ?? []).some((word) => !/^(kcal|k?g|h|m|cm|ft|lbs?)$/.test(word));

/** @param {string} text */
const beginsSentence = (text) => /^\p{Lu}[\p{L} ]*\p{Ll}/u.test(text);

/** Of what is assigned or returned, which may be anything. @param {string} text */
const isSentence = (text) => /^\p{Lu}\S* .*\p{Ll}/u.test(text);

/**
 * The texts that an expression may evaluate to.
 * @param {Node} node @returns {Node[]}
 */
function shownBy(node) {
  switch (node.type) {
    case "JSXText":
    case "Literal":
    case "TemplateLiteral":
      return [node];
    case "JSXExpressionContainer":
      return shownBy(node.expression);
    case "ConditionalExpression":
      return [...shownBy(node.consequent), ...shownBy(node.alternate)];
    case "LogicalExpression":
      return [...shownBy(node.left), ...shownBy(node.right)];
    case "BinaryExpression":
      return node.operator === "+" ? [...shownBy(node.left), ...shownBy(node.right)] : [];
    case "AssignmentPattern":
      return shownBy(node.right);
    default:
      return [];
  }
}

/** @param {Node} node @returns {string} */
function textOf({ type, value, quasis }) {
  if (type === "TemplateLiteral")
    return quasis.map((/** @type {Node} */ one) => one.value.cooked).join("…");
  return typeof value === "string" ? value : "";
}

/** @param {string} file */
function messagesOf(file) {
  const [, folder = "the room's "] =
    /(apps\/web\/src\/(?:features\/[^/]+(?:\/(?!components|screens)[^/]+)?|[^/]+)\/)/.exec(
      file.replaceAll("\\", "/"),
    ) ?? [];
  return `${folder}messages.ts`;
}
