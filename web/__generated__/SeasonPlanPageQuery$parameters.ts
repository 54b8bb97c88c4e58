/**
 * @generated SignedSource<<35d3f186ee2647550862cd9f2c3cf27f>>
 * @relayHash 795aad4cccde25f6d1c53cecb30b5dba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b49b411f788e4cdea7d932dd3631b4455aed941edb208745b76bfc5f224b31f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeasonPlanPageQuery } from './SeasonPlanPageQuery.graphql';

const node: PreloadableConcreteRequest<SeasonPlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b49b411f788e4cdea7d932dd3631b4455aed941edb208745b76bfc5f224b31f6",
    "metadata": {},
    "name": "SeasonPlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
