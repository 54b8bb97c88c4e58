/**
 * @generated SignedSource<<fb1eb78e508d882aaffc595179463267>>
 * @relayHash 34e73e3eeb9a61f6b9fcfca203fd1fe6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 306403d23b28980369c2e847b48bba2ec323007ccb128628cb9b548ce5d72da8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeasonPlanPageQuery } from './SeasonPlanPageQuery.graphql';

const node: PreloadableConcreteRequest<SeasonPlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "306403d23b28980369c2e847b48bba2ec323007ccb128628cb9b548ce5d72da8",
    "metadata": {},
    "name": "SeasonPlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
