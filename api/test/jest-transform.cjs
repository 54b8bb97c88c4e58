// Jest calls this synchronously: relay tags become artifact imports, then swc makes CommonJS.
const { createHash } = require('node:crypto');
const { transformSync } = require('@swc/core');
const path = require('node:path');
const { parse } = require('graphql');

const artifacts = path.resolve(__dirname, '../../web/__generated__');

const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

function relayTags(source, filename) {
  const folder = path.relative(path.dirname(filename), artifacts);
  const imports = [];
  const code = source.replace(/\bgraphql`([^`]*)`/g, (_, text) => {
    const { value } = parse(text).definitions[0].name;
    imports.push(
      `import __relay_${value} from '${folder.startsWith('.') ? folder : `./${folder}`}/${value}.graphql.ts';`,
    );
    return `__relay_${value}`;
  });
  return imports.join('') + code;
}

module.exports = {
  process(source, filename) {
    const own = !filename.includes('node_modules') && source.includes('graphql`');
    const tsx = /x$/.test(filename);
    const options = { ...swc, jsc: { ...swc.jsc, parser: { syntax: 'typescript', tsx } }, filename };
    return transformSync(own ? relayTags(source, filename) : source, options);
  },
  getCacheKey: (source, filename, options) =>
    createHash('sha1').update(source).update(filename).update(String(options.instrument)).update('v2').digest('hex'),
};
