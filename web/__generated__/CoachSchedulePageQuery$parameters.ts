/**
 * @generated SignedSource<<cd66bed38ff623be545c1d681891a976>>
 * @relayHash a4a907e2235061ffc1cac3a7d8f19d1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a8992c8f977900496e0288a4ab111c50afbe05603dca144df0b6ac782ac4adf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a8992c8f977900496e0288a4ab111c50afbe05603dca144df0b6ac782ac4adf",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
