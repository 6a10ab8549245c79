/** Diagnostics for components of client-side frameworks, which a build tool reads as well. */

export const componentCodes = {
  'tag-in-component': {
    severity: 'warning',
    summary:
      'A component in JSX, Vue or Svelte contains a tag, which would be an unknown element of the page.',
    message: '<{{tag}}> is only replaced in pages. In {{language}}, it would be an unknown element.',
    hint: 'Run npx pagination-tag add {{framework}}, and use the component that it writes. If there is a component of this name, skip the file with "exclude".',
  },
} as const;

/** The code of a problem with a component. */
export type ComponentCode = keyof typeof componentCodes;
