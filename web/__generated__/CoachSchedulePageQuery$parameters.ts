/**
 * @generated SignedSource<<f29d0744d965dc0811e65e2fc8477b58>>
 * @relayHash 6d45851acf28270c24a1b76bf99cd48d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 412041e76894910c3f6218b03c87f39bd0af64e5bfa23eaf99a21122580a2302

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "412041e76894910c3f6218b03c87f39bd0af64e5bfa23eaf99a21122580a2302",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
