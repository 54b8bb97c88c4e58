/**
 * @generated SignedSource<<aed2220b090a02d04149888c85189bf9>>
 * @relayHash af38bf5454af3a924a6f242680b28fea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2596a20ee3c4178846fd0c06ef85846304b38e927fc2f915013e9eec07fad2cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScheduleDialogQuery } from './ScheduleDialogQuery.graphql';

const node: PreloadableConcreteRequest<ScheduleDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2596a20ee3c4178846fd0c06ef85846304b38e927fc2f915013e9eec07fad2cd",
    "metadata": {},
    "name": "ScheduleDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
