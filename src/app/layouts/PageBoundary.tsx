import { Component, type ReactNode } from 'react';
import { logFailure } from '@/shared/lib/log';
import { PageFailed } from './PageFailed';

type PageBoundaryProps = {
  children: ReactNode;
  /** Another key clears the error. */
  resetKey: string;
  /** Called when the page is retried or replaced. */
  onReset: () => void;
};
type PageBoundaryState = { failedAt: string | null };

/** Keeps a broken page from taking down the shell and the music. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failedAt: null };

  override componentDidCatch(error: unknown) {
    logFailure('page', error);
    this.setState({ failedAt: this.props.resetKey });
  }

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(
    { resetKey }: PageBoundaryProps,
    { failedAt }: PageBoundaryState,
  ): PageBoundaryState | null {
    return failedAt && failedAt !== resetKey ? { failedAt: null } : null;
  }

  override componentDidUpdate({ resetKey }: PageBoundaryProps) {
    if (resetKey !== this.props.resetKey) this.props.onReset();
  }

  handleRetry = () => {
    this.props.onReset();
    this.setState({ failedAt: null });
  };

  override render() {
    if (this.state.failedAt === null) return this.props.children;
    return <PageFailed onRetry={this.handleRetry} />;
  }
}
