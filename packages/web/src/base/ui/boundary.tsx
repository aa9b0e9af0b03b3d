import { Component, type ComponentChildren } from 'preact';

interface BoundaryProps {
  readonly children: ComponentChildren;
  /** Drawn instead of what broke. */
  instead(): ComponentChildren;
}

/** What breaks inside breaks no more than this. */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    this.setState({ failed: true });
    // Shown in the developer tools and to whoever listens for errors.
    reportError(error);
  }

  override render() {
    return this.state.failed ? this.props.instead() : this.props.children;
  }
}
