/**
 * @generated SignedSource<<7f5a404faa15a3809cb51c5c4edc2029>>
 * @relayHash feb2e64462c84fe0a7069e6e1a15e3b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5703619f2abd6138c80a43b5abd87ffef149c17340cd2d7f21824808534e63ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5703619f2abd6138c80a43b5abd87ffef149c17340cd2d7f21824808534e63ee",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
