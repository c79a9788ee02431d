import {
  answerStudentBodySchema,
  ownStudentProofSchema,
  studentEmailBodySchema,
  studentRequestBodySchema,
  studentRequestsSchema,
} from '../student.ts';
import type { Calls } from './call.ts';

export const studentCalls = {
  'GET /user/student': { answer: ownStudentProofSchema },
  'POST /user/student/email': { body: studentEmailBodySchema, answer: ownStudentProofSchema },
  'POST /user/student/request': { body: studentRequestBodySchema, answer: ownStudentProofSchema },
  'GET /admin/student-requests': { answer: studentRequestsSchema },
  'POST /admin/student-requests/:id/answer': { body: answerStudentBodySchema },
} as const satisfies Calls;
