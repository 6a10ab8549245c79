// Makes what we bundle of parse5 smaller.

import { readFileSync } from 'node:fs';

const ENUM = /\b(?:var|let) (\w+);\s*\(function \(\1\) \{([^{}]*)\}\)\(\1 \|\| \(\1 = \{\}\)\);/g;
const MEMBER = /\["(\w+)"\] = (-?\d+|"[^"]*")/g;

/** parse5 has its enums as TypeScript leaves them, as objects. Written as enums again, they become plain numbers. */
export const enums = {
  name: 'enums of parse5',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]parse5[\\/].*\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(ENUM, (_, name, body) => {
        const members = Array.from(body.matchAll(MEMBER), ([, member, value]) => `${member} = ${value}`);
        return `enum ${name} { ${members.join(', ')} }`;
      }),
      loader: 'ts',
    }));
  },
};
