/**
 * @generated SignedSource<<a801340878ba5b044feb7d8f0b56af73>>
 * @relayHash 0faea88331d229d50366664957b6aa00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41fd51b6559d5d4b42b5b00364d072329b46686760a88936ee6fa4e7ef5286ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41fd51b6559d5d4b42b5b00364d072329b46686760a88936ee6fa4e7ef5286ba",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
