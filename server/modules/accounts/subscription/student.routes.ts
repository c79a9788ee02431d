import { studentLimits } from '#contract/student.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { serve } from '../../../platform/serve.ts';
import { emailGuard } from '../account/index.ts';
import { answerStudent } from './answer-student.ts';
import { askForCheck, proveByEmail, readStudentProof } from './student.ts';
import { countStudentRequests, findStudentRequests } from './student.repository.ts';

const config = { access: 'listener' } as const;

/** See docs/product/plans.md. */
export const studentRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const emails = emailGuard(dependencies, 'student');
  const getContext = () => ({ config: dependencies.config, canEmail: app.mailer !== null });

  serve(app, 'GET /user/student', config, (request) =>
    readStudentProof(db, getViewer(request).id, getContext()),
  );

  serve(app, 'POST /user/student/email', { ...config, opensTransaction: true }, async (request) => {
    const { id: userId } = getViewer(request);
    const { email } = request.body;
    await emails.countAmongAll({ account: userId, address: request.ip, device: null });
    return inTransaction(db, async (tx) => {
      await proveByEmail(tx, getContext(), { userId, email, now: clock() });
      return readStudentProof(tx, userId, getContext());
    });
  });

  serve(app, 'POST /user/student/request', config, async (request) => {
    const { id } = getViewer(request);
    await askForCheck(request.tx, id, { ...request.body, now: clock() });
    return readStudentProof(request.tx, id, getContext());
  });

  const ofStaff = { access: { permission: 'admin.open', right: 'people' } } as const;
  serve(app, 'GET /admin/student-requests', ofStaff, async () => ({
    requests: await findStudentRequests(db, studentLimits.listed),
    total: await countStudentRequests(db),
  }));

  serve(app, 'POST /admin/student-requests/:id/answer', ofStaff, async (request) => {
    const caller = { id: getViewer(request).id, address: request.ip };
    const answering = { userId: request.params.id, answer: request.body };
    await answerStudent(request.tx, dependencies, caller, answering);
  });
};
