/**
 * @generated SignedSource<<43105955019685875c457f1429471497>>
 * @relayHash 964277804d27b864e02c164078f68b7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00e19a2fed056a7529dc19f829092ba3c095aff702fb0fd43ea1f5150003dd6f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00e19a2fed056a7529dc19f829092ba3c095aff702fb0fd43ea1f5150003dd6f",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
