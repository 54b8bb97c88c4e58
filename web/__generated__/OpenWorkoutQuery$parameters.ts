/**
 * @generated SignedSource<<c83c087df168eacada4b6cb4cbf470ae>>
 * @relayHash 00b81e73368e03ff56016a1779fe3ecf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a898d93e7cb19b042a4575c69ac55ca72dfbd4a9c874506459ff7bb0d4eaf905

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a898d93e7cb19b042a4575c69ac55ca72dfbd4a9c874506459ff7bb0d4eaf905",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
