/**
 * @generated SignedSource<<b173f528d80a69331b5d656c2b3205de>>
 * @relayHash 157d6c181e50278b59bf1e4f7812341f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40a4387282d7d1f1d2019fc2a1101eb81badfe0c13f078468b86267a6b52ce7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivitiesPageQuery } from './ActivitiesPageQuery.graphql';

const node: PreloadableConcreteRequest<ActivitiesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40a4387282d7d1f1d2019fc2a1101eb81badfe0c13f078468b86267a6b52ce7d",
    "metadata": {},
    "name": "ActivitiesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
