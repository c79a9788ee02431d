import { type ReactNode, Suspense, lazy } from 'react';
import { SignInPrompt } from '@/widgets/sign-in-prompt';
import { BareLayout } from '../src/app/layouts/BareLayout';
import { SampleNotice } from '../src/app/layouts/sample-notice/SampleNotice';
import * as shell from '../src/app/layouts/Shell.css';
import { Toasts } from '../src/app/layouts/Toasts';

/**
 * `application` is the whole shell, `bare` the frame of the sign-in pages, `page` only the page's
 * column, so that a change of the sidebar does not change every screen's picture.
 */
export type Frame = 'application' | 'bare' | 'page';

// Most stories do not need the shell.
const AppLayout = lazy(() =>
  import('../src/app/layouts/AppLayout').then((module) => ({ default: module.AppLayout })),
);

const layouts = {
  application: ({ children }: { children: ReactNode }) => (
    <Suspense fallback={null}>
      <AppLayout>{children}</AppLayout>
    </Suspense>
  ),
  bare: BareLayout,
  page: ({ children }: { children: ReactNode }) => (
    <>
      <SampleNotice />
      <main className={shell.main}>{children}</main>
    </>
  ),
};

export function InFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  const Layout = layouts[frame];
  return (
    <>
      <Layout>{children}</Layout>
      <SignInPrompt />
      <Toasts />
    </>
  );
}
