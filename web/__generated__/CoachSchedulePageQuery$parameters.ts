/**
 * @generated SignedSource<<ee472740c0c9038e49034e892c463d23>>
 * @relayHash 6df2c6494c0375785ec86293b7f32f81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f38cdb2e03e8955d623ede95f24962e4a32643aa95fd42c4416edf3fc2f5909a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f38cdb2e03e8955d623ede95f24962e4a32643aa95fd42c4416edf3fc2f5909a",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
