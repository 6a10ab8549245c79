/** Diagnostics for what only the plugins of build tools see. They are rows like those of `diagnostics/codes.ts`. */

export const pluginCodes = {
  'tag-in-component': {
    severity: 'warning',
    summary:
      'A component in JSX, Vue or Svelte contains a tag, which would be an unknown element of the page.',
    message: '<{{tag}}> is only replaced in pages. In {{language}}, it would be an unknown element.',
    hint: 'Run npx pagination-tag add {{framework}}, and use the component that it writes. If the project has a component with this name, skip the file with "exclude".',
  },
  'late-include': {
    severity: 'warning',
    summary: 'A PostHTML plugin would insert another file after the tags have been replaced.',
    message: '<{{element}}> is still in the page, so tags in the file that it inserts would not be replaced.',
    hint: 'Put pagination-tag after the plugin that replaces <{{element}}>.',
  },
} as const;

export type PluginCode = keyof typeof pluginCodes;
