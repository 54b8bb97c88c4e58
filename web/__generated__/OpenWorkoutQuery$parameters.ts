/**
 * @generated SignedSource<<f88a8176f041b0dae9e21f55e303efdd>>
 * @relayHash bf6923c5675820e5b6a25d107ec40544
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc3dcfa64810f31db4fe1d8f12dbf8e8fd44afe67159d4d0ecca5ab6574fc7bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc3dcfa64810f31db4fe1d8f12dbf8e8fd44afe67159d4d0ecca5ab6574fc7bd",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
