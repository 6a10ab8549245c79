import { findBladeRegions } from '../dialects/regions/blade.js';
import { findDjangoRegions } from '../dialects/regions/django.js';
import { findEexRegions } from '../dialects/regions/eex.js';
import { findEjsRegions } from '../dialects/regions/ejs.js';
import { findErbRegions } from '../dialects/regions/erb.js';
import { findEtaRegions } from '../dialects/regions/eta.js';
import { findHugoRegions } from '../dialects/regions/go.js';
import { findHandlebarsRegions } from '../dialects/regions/handlebars.js';
import { findHeexRegions } from '../dialects/regions/heex.js';
import { findJinjaRegions, findTwigRegions } from '../dialects/regions/jinja.js';
import { findLiquidRegions } from '../dialects/regions/liquid.js';
import { findNunjucksRegions } from '../dialects/regions/nunjucks.js';
import { findPhpRegions } from '../dialects/regions/php.js';

/** What finds the template code of each language. */
export const findAnyRegions = {
  blade: findBladeRegions,
  django: findDjangoRegions,
  eex: findEexRegions,
  ejs: findEjsRegions,
  erb: findErbRegions,
  eta: findEtaRegions,
  handlebars: findHandlebarsRegions,
  heex: findHeexRegions,
  hugo: findHugoRegions,
  jinja: findJinjaRegions,
  liquid: findLiquidRegions,
  nunjucks: findNunjucksRegions,
  php: findPhpRegions,
  twig: findTwigRegions,
};
