/** Rules of our own for oxlint.config.js, written as ESLint's are. */

const noArraySpread = {
  meta: {
    type: 'problem',
    messages: {
      array: 'An array may be too long to be spread into arguments. Loop over it, or pass it whole.',
    },
  },
  create(context) {
    /** There was room for the arguments of a call to our own function. */
    function isRest(node) {
      if (node.type !== 'Identifier') return false;
      for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
        const variable = scope.set.get(node.name);
        if (variable) return variable.defs.some(({ name }) => name.parent.type === 'RestElement');
      }
      return false;
    }
    return {
      // A call has room for some ten thousand arguments. An array may be longer, and throw a RangeError.
      ':matches(CallExpression, NewExpression) > SpreadElement.arguments'({ argument }) {
        if (!isRest(argument)) context.report({ node: argument, messageId: 'array' });
      },
    };
  },
};

export default { meta: { name: 'own' }, rules: { 'no-array-spread': noArraySpread } };
