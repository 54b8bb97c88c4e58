/**
 * @generated SignedSource<<545705c02223601fa0953b13bfffdab7>>
 * @relayHash 26f995535da93d0e830ad34ada1cc304
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43c4239c99466fccfe8a1e6380f573b579e3960dd107db50c97f3fa3f903daf8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrinciplesPageQuery } from './PrinciplesPageQuery.graphql';

const node: PreloadableConcreteRequest<PrinciplesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43c4239c99466fccfe8a1e6380f573b579e3960dd107db50c97f3fa3f903daf8",
    "metadata": {},
    "name": "PrinciplesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
