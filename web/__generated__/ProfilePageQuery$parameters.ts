/**
 * @generated SignedSource<<4ee9832198ebde35b832a8a8f01a99f5>>
 * @relayHash 2a3d8e9524d68c1d51c5f49d14a06f95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e4e8dff8ff08ec5abeb702846d81acc64555b4ba7c32196324b7fe43bad84c2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e4e8dff8ff08ec5abeb702846d81acc64555b4ba7c32196324b7fe43bad84c2",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
