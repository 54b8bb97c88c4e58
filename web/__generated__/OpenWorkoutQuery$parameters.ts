/**
 * @generated SignedSource<<f4a215337bb5fd130de7e51d19681f44>>
 * @relayHash 66ee1c2fda31c9bee8b5fceecaa32b37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f243fdfd3547e57061522c89d6e47d6f1067de046311d97187623f8b82b1b9d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f243fdfd3547e57061522c89d6e47d6f1067de046311d97187623f8b82b1b9d6",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
