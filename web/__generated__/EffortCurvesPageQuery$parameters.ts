/**
 * @generated SignedSource<<56b4647213734117ebdca520df7e9852>>
 * @relayHash 3744f4df49cfec6b93a609462c07c03a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25b80328226dd9bcf948f774a95a97ba6ce152fdf4f3ae948a9dc473b1701143

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EffortCurvesPageQuery } from './EffortCurvesPageQuery.graphql';

const node: PreloadableConcreteRequest<EffortCurvesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25b80328226dd9bcf948f774a95a97ba6ce152fdf4f3ae948a9dc473b1701143",
    "metadata": {},
    "name": "EffortCurvesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
