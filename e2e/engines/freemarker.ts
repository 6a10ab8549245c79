import { createScriptEngine } from './script-engine.js';

export const freemarkerEngine = createScriptEngine({
  name: 'freemarker',
  dialect: 'freemarker',
  packages: ['default-jre-headless', 'libfreemarker-java'],
  command: ['java', '-cp', '/usr/share/java/freemarker.jar'],
  script: 'RenderFreemarker.java',
  output: (name) => `\${${name}!}`,
});
