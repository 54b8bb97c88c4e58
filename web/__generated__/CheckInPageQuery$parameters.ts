/**
 * @generated SignedSource<<898afc9a51dd347c4ca3d573ec0778ef>>
 * @relayHash 85328defa93d1b63ca895447af410786
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74c9f8359412186242d34588919d33f29bd4ce90cbf24e969086b7065544ba1b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckInPageQuery } from './CheckInPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74c9f8359412186242d34588919d33f29bd4ce90cbf24e969086b7065544ba1b",
    "metadata": {},
    "name": "CheckInPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
