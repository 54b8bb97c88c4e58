/**
 * @generated SignedSource<<877b0dcb826ba41b34f688bf8c13891c>>
 * @relayHash 9f23271e0e97de1e1e6582c5c458df20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60554704e9bd85571032e5d875896d3e0392398567087974f2951dd5080ec113

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrinciplesPageQuery } from './PrinciplesPageQuery.graphql';

const node: PreloadableConcreteRequest<PrinciplesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60554704e9bd85571032e5d875896d3e0392398567087974f2951dd5080ec113",
    "metadata": {},
    "name": "PrinciplesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
