/**
 * @generated SignedSource<<0284632eb9eda4b001b962d73edcb4d4>>
 * @relayHash bc8693bffc05adc9c18749967dabc69b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cb65287e0b69d10b3798dc4dba80d4d34de1563e922fa26e8cb75f4d1a0051c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9cb65287e0b69d10b3798dc4dba80d4d34de1563e922fa26e8cb75f4d1a0051c",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
