/**
 * @generated SignedSource<<0b4c32b3ee0ca4f5dae720e1c6f048fb>>
 * @relayHash 8497e7dfc634e8d4a4918a0fb6f537a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 327fef459e199e25e78a46e56168517cb5006cb2a2b4c1b654cee0aeb44fd033

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrinciplesPageQuery } from './PrinciplesPageQuery.graphql';

const node: PreloadableConcreteRequest<PrinciplesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "327fef459e199e25e78a46e56168517cb5006cb2a2b4c1b654cee0aeb44fd033",
    "metadata": {},
    "name": "PrinciplesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
