import { bladeEngine } from './blade.js';
import { djangoEngine } from './django.js';
import { eexEngine } from './eex.js';
import { ejsEngine } from './ejs.js';
import type { Engine } from './engine.js';
import { erbEngine } from './erb.js';
import { etaEngine } from './eta.js';
import { freemarkerEngine } from './freemarker.js';
import { goEngine } from './go.js';
import { createHandlebarsEngine } from './handlebars.js';
import { heexEngine } from './heex.js';
import { hugoEngine } from './hugo.js';
import { jinja2Engine } from './jinja2.js';
import { liquidEngine, liquidRubyEngine } from './liquid.js';
import { nunjucksEngine } from './nunjucks.js';
import { phpEngine } from './php.js';
import { smartyEngine } from './smarty.js';
import { twigEngine } from './twig.js';

/** All engines, Handlebars without helpers. */
export const engines: readonly Engine[] = [
  nunjucksEngine,
  jinja2Engine,
  twigEngine,
  liquidEngine,
  liquidRubyEngine,
  ejsEngine,
  etaEngine,
  erbEngine,
  phpEngine,
  djangoEngine,
  eexEngine,
  heexEngine,
  bladeEngine,
  smartyEngine,
  freemarkerEngine,
  hugoEngine,
  goEngine,
  createHandlebarsEngine(),
];
