/**
 * @generated SignedSource<<19d1259f90c7f129917939bea8bb9629>>
 * @relayHash e5539235d08b9c99dcc9d697d3f078ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a792c53d6c1a84247a69ffdc864ad0834518d8b47b69e1ef61fe29a54d98056

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a792c53d6c1a84247a69ffdc864ad0834518d8b47b69e1ef61fe29a54d98056",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
