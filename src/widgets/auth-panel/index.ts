export { AcceptAsViewer } from './ui/AcceptAsViewer';
export { AuthPanel } from './ui/AuthPanel';
