/**
 * @generated SignedSource<<8fec5f72d801a960cf0055b9ab42e20f>>
 * @relayHash 866b946a308fb668b829bea35cb47f9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb0801682e753f200b5b331ca978d34d252a9185f6e348e9f8099cf4aee86b26

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb0801682e753f200b5b331ca978d34d252a9185f6e348e9f8099cf4aee86b26",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
