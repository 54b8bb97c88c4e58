/**
 * @generated SignedSource<<a824c9441161ecf7dc15401ba4b35570>>
 * @relayHash 655f72dbf678351a21506647977b89c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc22234b4319ae61ca7f0e86713e7f85021596fe6ab08da9f856b718f9f511bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc22234b4319ae61ca7f0e86713e7f85021596fe6ab08da9f856b718f9f511bd",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
