/**
 * @generated SignedSource<<ae7634a9c52d8e9841d54d522ac84fcd>>
 * @relayHash 53df5fb8432d13aa8712023467607a91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23091a350aeeea5ed710b975c849ba141b00b1b3f577d8648e3256dfd73ae11e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeasonPlanPageQuery } from './SeasonPlanPageQuery.graphql';

const node: PreloadableConcreteRequest<SeasonPlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23091a350aeeea5ed710b975c849ba141b00b1b3f577d8648e3256dfd73ae11e",
    "metadata": {},
    "name": "SeasonPlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
