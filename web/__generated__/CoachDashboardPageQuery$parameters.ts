/**
 * @generated SignedSource<<f83153cc79d4c428de3b2dd94124ff47>>
 * @relayHash 6d48e9cacadcceb9d509c85f524dab13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 819bf374eb17fe45555017b8dc504c6ce2f0896762e4af4e8006bd4ae0e4bf78

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachDashboardPageQuery } from './CoachDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "819bf374eb17fe45555017b8dc504c6ce2f0896762e4af4e8006bd4ae0e4bf78",
    "metadata": {},
    "name": "CoachDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
