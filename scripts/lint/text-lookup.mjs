import ts from "typescript";

/**
 * Rejects `table[text]`, `text in table` and the like on plain objects. Every plain object also has
 * "constructor", "toString" and "__proto__", so text from outside finds what nobody put there, and
 * assigning "__proto__" changes the prototype. Keys with a union type (`"sqlite" | "postgres"`) are
 * fine, unless a cast made them; for anything else use a Map, or `Object.hasOwn(table, text) ?
 * table[text] : …`.
 *
 * @typedef {any} Node as the TypeScript parser makes them
 * @type {import("eslint").Rule.RuleModule}
 */
export const textLookup = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      lookup:
        'A text is looked up in a plain object, which knows "constructor", too: use a Map, or ask Object.hasOwn first.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const services = sourceCode.parserServices;
    const checker = /** @type {ts.TypeChecker} */ (services.program.getTypeChecker());
    /** @param {Node} node */
    const typeOf = (node) => /** @type {ts.Type} */ (services.getTypeAtLocation(node));

    /** @param {Node} node */
    function isText(node) {
      // `text as Kind` may still be any text.
      for (let inner = node; ; inner = inner.expression) {
        if (someType(checker, typeOf(inner), mayBeAnyText)) return true;
        if (inner.type !== "TSAsExpression" && inner.type !== "TSNonNullExpression") return false;
      }
    }
    /** @param {Node} node */
    const isPlain = (node) =>
      someType(checker, typeOf(node), (type) => isPlainObject(checker, type));

    /** @param {Node} node @param {Node} object @param {Node} key */
    function check(node, object, key) {
      if (!isText(key) || !isPlain(object)) return;
      const guard = `Object.hasOwn(${sourceCode.getText(object)}, ${sourceCode.getText(key)})`;
      if (!isGuarded(node, (test) => sourceCode.getText(test).includes(guard))) {
        context.report({ node, messageId: "lookup" });
      }
    }

    return {
      /** @param {Node} node */
      MemberExpression(node) {
        if (node.computed) check(node, node.object, node.property);
      },
      /** @param {Node} node */
      BinaryExpression(node) {
        if (node.operator === "in") check(node, node.right, node.left);
      },
      /** @param {Node} node */
      CallExpression(node) {
        const [object, key] = node.arguments;
        if (key && /^Reflect\.(get|has|set)$/.test(sourceCode.getText(node.callee))) {
          check(node, object, key);
        }
      },
      /** @param {Node} node */
      ObjectPattern(node) {
        for (const { computed, key } of node.properties) {
          if (computed) check(node, node, key);
        }
      },
    };
  },
};

/**
 * Whether this holds for any member of a union, or of a type parameter's constraint.
 * @param {ts.TypeChecker} checker @param {ts.Type} type @param {(type: ts.Type) => boolean} is
 * @returns {boolean}
 */
function someType(checker, type, is) {
  const widest = checker.getBaseConstraintOfType(type) ?? type;
  return widest.isUnion() ? widest.types.some((one) => someType(checker, one, is)) : is(widest);
}

/** @param {ts.Type} type @returns {boolean} */
function mayBeAnyText(type) {
  const { String, Any, Unknown } = ts.TypeFlags;
  if (type.isIntersection()) return type.types.some(mayBeAnyText);
  return (type.flags & (String | Any | Unknown)) !== 0;
}

/** @param {ts.TypeChecker} checker @param {ts.Type} type @returns {boolean} */
function isPlainObject(checker, type) {
  if (type.isIntersection()) return type.types.some((one) => isPlainObject(checker, one));
  if ((type.flags & ts.TypeFlags.Any) !== 0) return true;
  if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.NonPrimitive)) === 0) return false;
  return !checker.isArrayLikeType(type);
}

/**
 * Whether the node only runs if a test that `asks` recognises was true.
 * @param {Node} node @param {(test: Node) => boolean} asks
 */
function isGuarded(node, asks) {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    const isBranch =
      (["ConditionalExpression", "IfStatement"].includes(parent.type) &&
        at === parent.consequent) ||
      (parent.type === "LogicalExpression" && parent.operator === "&&" && at === parent.right);
    if (isBranch && asks(parent.test ?? parent.left)) return true;
  }
  return false;
}
