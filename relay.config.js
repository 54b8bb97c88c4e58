// Named exports: relay-compiler reads them under "type": "module".
import { writeCurrentSchema } from './web/relay/currentSchema.mjs';

export const src = './web';
export const schema = './api/generated/current.graphql';
writeCurrentSchema('./schema.graphql', schema);

export const language = 'typescript';
export const artifactDirectory = './web/__generated__';
export const eagerEsModules = true;
export const useImportTypeSyntax = true;
export const customScalarTypes = { Date: 'string', DateTime: 'string', JSON: 'object' };
export const persistConfig = { file: './web/persisted.json', algorithm: 'SHA256' };
export const excludes = ['**/node_modules/**', '**/__generated__/**'];
export const featureFlags = { enforce_fragment_alias_where_ambiguous: { kind: 'enabled' } };
