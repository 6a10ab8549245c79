import { NAME } from './pages.js';

/** A module that webpack is about to make. */
interface ModuleData {
  readonly settings: { readonly type?: string | undefined };
  readonly loaders: readonly { readonly ident?: string | null | undefined }[];
  readonly resource: string;
  matchResource?: string | undefined;
}

/** The part of webpack's API that we use. */
export interface HtmlCompiler {
  readonly hooks: {
    readonly compilation: {
      tap(name: string, step: (compilation: unknown, factories: Factories) => void): void;
    };
  };
}

interface Factories {
  readonly normalModuleFactory: {
    readonly hooks: {
      readonly createModule: {
        tap(
          options: { readonly name: string; readonly stage: number },
          step: (data: ModuleData) => void,
        ): void;
      };
    };
  };
}

/**
 * Keeps a page that webpack itself reads, since 5.110, one of HTML. Unless `experiments.html` is set, webpack takes what
 * loaders return for JavaScript, but ours returns HTML.
 */
export function keepHtmlModules({ hooks }: HtmlCompiler): void {
  hooks.compilation.tap(NAME, (_compilation, { normalModuleFactory }) => {
    // Before webpack's own step, which passes over modules whose type a request has stated in this way.
    normalModuleFactory.hooks.createModule.tap({ name: NAME, stage: -1 }, (data) => {
      if (data.settings.type === 'html' && data.loaders.every(({ ident }) => ident === NAME))
        data.matchResource ??= data.resource;
    });
  });
}
