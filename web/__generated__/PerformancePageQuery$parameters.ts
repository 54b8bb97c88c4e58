/**
 * @generated SignedSource<<28a9ed03835d90107075cf5a1ec4e5e6>>
 * @relayHash af7771b924214d4c32fb80870f65db4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5efa4ef9893193aaf9125e5b46013d39482b9ad7b4c1c4d48f0fe97e57197e1e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerformancePageQuery } from './PerformancePageQuery.graphql';

const node: PreloadableConcreteRequest<PerformancePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5efa4ef9893193aaf9125e5b46013d39482b9ad7b4c1c4d48f0fe97e57197e1e",
    "metadata": {},
    "name": "PerformancePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
